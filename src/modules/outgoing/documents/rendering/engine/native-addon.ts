import { createRequire } from 'node:module';

/**
 * The native compiler, by what is used of it.
 *
 * The package that chooses among the platforms lists binaries that were never published, which `npm ci` does not
 * forgive. So those that were are listed and loaded here (docs/decisions/0096).
 */
export interface NativeAddon {
  readonly NodeCompiler: { create(settings: NativeSettings): NativeCompiler };
}

export interface NativeSettings {
  readonly workspace: string;
  readonly fontArgs: readonly { readonly fontBlobs: readonly Buffer[] }[];
}

export interface NativeCompiler {
  addSource(path: string, source: string): void;
  mapShadow(path: string, content: Buffer): void;
  unmapShadow(path: string): void;
  compile(job: {
    readonly mainFilePath: string;
    readonly inputs: Readonly<Record<string, string>>;
  }): NativeResult;
  pdf(document: object): Buffer;
  evictCache(age: number): void;
}

export interface NativeResult {
  readonly result: object | null;
  hasError(): boolean;
  takeDiagnostics(): { readonly shortDiagnostics: readonly unknown[] } | null;
}

/** For the C library of most systems, and for that of Alpine; npm installs the one that fits. */
const BINARIES = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
];

/** The addon for this platform; undefined where there is none. */
export function loadNativeAddon(): NativeAddon | undefined {
  const load = createRequire(import.meta.url);
  for (const name of BINARIES) {
    try {
      return load(name) as NativeAddon;
    } catch {
      // Not installed, or for another C library; the WASM engine does the same everywhere.
    }
  }
  return undefined;
}
