/** Folds differences into plain data; knows no game. The same function as the engine's `core/patch.py`. */
export type Patch = readonly (readonly [operation: string, path: readonly (string | number)[], value?: unknown])[];

/** The view after the patch; the view given stays as it was. */
export function fold<T>(view: T, patch: Patch): T {
  let folded: unknown = view;
  for (const [operation, path, value] of patch) folded = change(folded, path, operation, value);
  return folded as T;
}

function change(node: unknown, path: readonly (string | number)[], operation: string, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return lengthened(node, operation, value);
  const changed = (Array.isArray(node) ? [...node] : { ...(node as object) }) as Record<string | number, unknown>;
  if (!rest.length && operation === 'cut') {
    if (Array.isArray(changed)) changed.splice(first as number, 1);
    else delete changed[first];
  } else if (!rest.length && operation === 'set') {
    changed[first] = value;
  } else {
    changed[first] = change((node as Record<string | number, unknown>)[first], rest, operation, value);
  }
  return changed;
}

function lengthened(node: unknown, operation: string, value: unknown): unknown {
  if (operation === 'add') return [...(node as unknown[]), ...(value as unknown[])];
  return operation === 'put' ? [...(value as unknown[]), ...(node as unknown[])] : value;
}
