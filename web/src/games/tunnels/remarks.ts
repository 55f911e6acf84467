import { hash } from '../../art/noise';
import { goalArguments } from './naming';
import type { Mine } from './view';
import type { Said } from '../../wire';
import { t } from '../../words/words.svelte';

/** What was said, in the reader's language; the same remark is said in the same tone to everybody. */
export function remarkText(said: Said, view: Mine, name: (seat: number) => string): string {
  const remark = said.remark;
  if (!remark) return said.text ?? '';
  const tone = hash(`${said.seat} ${said.at} ${remark.says}`) % 3;
  return t(`talk-${remark.says}`, {
    tone,
    ...(remark.goal ? goalArguments(view, remark.goal) : {}),
    target: remark.about === undefined || remark.about === null ? '' : name(remark.about),
  });
}
