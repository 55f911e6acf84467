import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

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
    const script = fileURLToPath(new URL('server.py', import.meta.url));
    this.#process = spawn(python, [script, String(this.#port), this.#folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PYTHONPATH: join(project, 'src') },
    });
    for (let tries = 0; tries < 150; tries++) {
      const answer = await fetch(`${this.address}/api/games`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error('the server does not start');
  }

  /** Dies at once, as if the power went. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export const test = base.extend<{ page: never }, { house: House }>({
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
