import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const project = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['en', 'ru', 'uk'];
const server = process.env.MOTHERLODE_SERVER ?? 'http://127.0.0.1:8000';

/** Serves the catalogues while developing, as the table server does. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    configureServer(vite) {
      vite.middlewares.use('/locales', (request, response, next) => {
        const language = /^\/(en|ru|uk)\.ftl$/.exec(request.url ?? '')?.[1];
        if (!language) return next();
        const folder = `${project}locales/${language}`;
        const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(texts.join('\n'));
      });
    },
  };
}

/** Serves the puzzles of the package while developing, as the table server does. */
function puzzles(): Plugin {
  return {
    name: 'puzzles',
    configureServer(vite) {
      vite.middlewares.use('/puzzles.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(`${project}src/motherlode/puzzles/puzzles.json`, 'utf8'));
      });
    },
  };
}

/** Lays a small copy beside every file worth it, so that the server need not make one for each visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, files) {
      for (const name of Object.keys(files).filter((name) => /^assets\/.*\.(js|css|svg|json)$/.test(name))) {
        const content = readFileSync(`${dir}/${name}`);
        if (content.length < 1000) continue;
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(content));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Writes the service worker: what it keeps is what was built, and its name changes with it. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '' }, files) {
      const built = Object.keys(files).filter((name) => /^assets\/.*\.(js|css|woff2|svg)$/.test(name)).sort();
      const shell = ['/', ...LANGUAGES.map((language) => `/locales/${language}.ftl`), '/puzzles.json', '/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png', ...built.map((name) => `/${name}`)];
      const version = createHash('sha256').update(built.join()).digest('hex').slice(0, 12);
      const worker = readFileSync(`${project}web/src/offline/worker.js`, 'utf8');
      writeFileSync(`${dir}/worker.js`, worker.replace("'VERSION'", JSON.stringify(version)).replace("['SHELL']", JSON.stringify(shell)));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), catalogues(), puzzles(), compressed(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': { target: server, ws: true }, '/k': { target: server } },
  },
  // One process for all files: what a module remembers is forgotten between them (`afresh.ts`), what is a global each takes back.
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node', isolate: false, setupFiles: 'tests/unit/afresh.ts', unstubGlobals: true },
});
