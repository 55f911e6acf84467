import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const project = fileURLToPath(new URL('..', import.meta.url));
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

export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  server: {
    fs: { allow: [project] },
    proxy: { '/api': { target: server, ws: true }, '/k': { target: server } },
  },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
