import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './tools/precompress.mjs';

/** Where the service listens during development. */
const service = process.env['SERVICE_URL'] ?? 'http://127.0.0.1:3000';

/** What pages share is named after all of them, which is too long for an address. */
function plain(name: string): string {
  return name.replace(/~.*$/, '').replace(/\.[a-z0-9]+$/, '');
}

export default defineConfig({
  plugins: [react(), precompress()],
  // The service replaces this word by a new nonce in every page: src/platform/panel/serve-panel.ts.
  html: { cspNonce: 'PANEL_CSP_NONCE' },
  build: {
    target: 'es2022',
    // The Content-Security-Policy lets through no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // What pages share comes in a few files, by who shares it, instead of in dozens of a few bytes each.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${plain(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${plain(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/v1', '/docs', '/openapi.json', '/problems', '/health'].map((path) => [path, service]),
    ),
  },
  test: { environment: 'jsdom', include: ['src/**/*.spec.{ts,tsx}'], restoreMocks: true },
});
