/** Installs and runs the Java library for the contract suite. */
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { root } from '../../setup/root.mjs';
import { samplesFor } from '../contract/examples.mjs';

export const title = 'Java';
/** Amounts are BigDecimal. */
export const isExact = true;

const JARS = ['', '-sources', '-javadoc'].map((kind) => `target/countinghouse-*[0-9]${kind}.jar`).join(' ');
const release = (flag) => `mvn -q -B ${flag} -P release package`;

/** Packages the library in an empty folder with its dependencies. Returns how to run it from there. */
export async function install(folder, run) {
  const installProgram = path.join(root, 'tools/clients/install-program.sh');
  await run([installProgram, 'mvn -version && javac -version', 'maven', 'default-jdk-headless'], folder);
  const library = path.join(folder, 'library');
  const isOurs = (file) => !file.startsWith(path.join(root, 'clients/java/target'));
  await cp(path.join(root, 'clients/java'), library, { recursive: true, filter: isOurs });
  const packaging = [
    '-q',
    '-B',
    'package',
    'dependency:copy-dependencies',
    `-DoutputDirectory=${folder}/libs`,
  ];
  // Offline mode is enough after the first download, and much faster.
  await run(['mvn', '-o', ...packaging], library).catch(() => run(['mvn', ...packaging], library));
  await writeFile(path.join(folder, 'Samples.java'), classOf('Samples', samplesFor('Java').map(methodOf)));
  // Beside its dependencies, as the snippets of the panel expect it.
  await run(['sh', '-c', `cp target/countinghouse-*[0-9].jar '${folder}/libs'`], library);
  const classes = ['-cp', `${library}/target/*:${folder}/libs/*`];
  const tests = ['Driver', 'Wire', 'LibraryTest'].map((name) => path.join(library, `contract/${name}.java`));
  await run(['javac', '-d', `${folder}/tests`, ...classes, ...tests], folder);
  const java = ['java', '-cp', `${classes[1]}:${folder}/tests`];
  return {
    program: java,
    drivers: [{ name: 'java.net.http', command: [...java, 'Driver'] }],
    checks: checksOf({ folder, library, java, classes }),
    examples: {
      readme: 'clients/java/README.md',
      fence: 'java',
      files: (blocks) => ({ 'Examples.java': program(blocks) }),
      command: [...java, 'Examples.java'],
    },
  };
}

/** What is checked beside the scenarios. Packaging already fails on warnings of the compiler and the documentation. */
function checksOf({ folder, library, java, classes }) {
  return [
    ...['Quickstart', 'Webhook'].map((name) => ({
      name: `examples/${name}.java`,
      command: [...java, path.join(library, `examples/${name}.java`)],
    })),
    { name: 'what is Java’s own', command: [...java, 'LibraryTest'] },
    {
      name: 'everything public has a comment',
      command: [
        process.execPath,
        path.join(root, 'tools/clients/java/comments.mjs'),
        library,
        `${folder}/libs`,
      ],
    },
    {
      name: 'what a registry wants can be packaged',
      command: ['sh', '-c', `cd '${library}' && (${release('-o')} || ${release('')}) && ls ${JARS}`],
    },
    {
      name: 'the samples of the document compile',
      command: ['javac', '-Werror', '-d', `${folder}/samples`, ...classes, 'Samples.java'],
    },
  ];
}

/** Joins the examples to one program. */
function program(blocks) {
  const done = blocks.map((block, index) => `${block}\nSystem.out.println("example ${index + 1} done");`);
  return classOf('Examples', [
    `public static void main(String[] args) throws Exception {\n${done.join('\n')}\n}`,
  ]);
}

function methodOf(sample, index) {
  return `static void sample${index}() {\n${sample}\n}`;
}

/** Wraps methods in a class, with their imports first. */
function classOf(name, methods) {
  const lines = methods.flatMap((method) => method.split('\n'));
  const imports = new Set(lines.filter((line) => line.startsWith('import ')));
  const rest = lines.filter((line) => !imports.has(line));
  return [...imports, `public class ${name} {`, ...rest, '}', ''].join('\n');
}
