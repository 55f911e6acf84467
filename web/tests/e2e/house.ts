import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { leaveUndrawn } from './art';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** A real server with its own data folder; it can die and come back. */
export class House {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'motherlode-'));
  #port = 0;

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  async open(): Promise<void> {
    this.#port ||= await freePort();
    const python = process.env.MOTHERLODE_PYTHON ?? join(project, '.venv/bin/python');
    this.#process = spawn(python, ['-m', 'tests.server.process', String(this.#port), this.#folder], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
      // What a killed server leaves is swept up behind it, and need not be told.
      env: { ...process.env, PYTHONPATH: join(project, 'src'), PYTHONWARNINGS: 'ignore::UserWarning:multiprocessing.resource_tracker' },
    });
    for (let tries = 0; tries < 600; tries++) {
      const answer = await fetch(`${this.address}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server does not start');
  }

  /** Dies at once, as if the power went. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill(signal);
    });
  }
}

/** Below those that the system gives away by itself, and those of Python's tests: nobody else gets it while the server is dead. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 2_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** For who plays to the end of a game or answers everything that can be asked, on a machine that has other things to do. */
export const LONG = 180_000;

export const test = base.extend<{ page: never }, { house: House }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await leaveUndrawn(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  house: [
    async ({}, use) => {
      const house = new House();
      await house.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';
