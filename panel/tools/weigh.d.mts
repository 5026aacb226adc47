import type { Plugin } from 'vite';

export function weigh(): Plugin;
