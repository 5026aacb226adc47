// Compiles src/ to dist/esm and dist/cjs, each with its types. npm runs it before the package is packed or installed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const compiler = compilerOf('typescript/bin/tsc');

rmSync(`${folder}dist`, { recursive: true, force: true });
for (const [kind, type, module, resolution] of [
  ['esm', 'module', 'nodenext', 'nodenext'],
  ['cjs', 'commonjs', 'commonjs', 'bundler'],
]) {
  const output = `${folder}dist/${kind}`;
  mkdirSync(output, { recursive: true });
  writeFileSync(`${output}/package.json`, `${JSON.stringify({ type })}\n`);
  const options = [
    '--noEmit',
    'false',
    '--outDir',
    output,
    '--module',
    module,
    '--moduleResolution',
    resolution,
  ];
  const kept = kind === 'cjs' ? ['--verbatimModuleSyntax', 'false'] : [];
  execFileSync(process.execPath, [compiler, '-p', folder, ...options, ...kept], { stdio: 'inherit' });
}

/** The compiler of this package or of the repository around it. */
function compilerOf(path) {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    console.error(
      'TypeScript is not installed. Run npm ci in the folder of the repository, or npm install in this one.',
    );
    process.exit(1);
  }
}
