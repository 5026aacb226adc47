/** Installs and runs the Java library for the contract suite. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { outputOf } from '../../setup/child.mjs';
import { root } from '../../setup/root.mjs';
import { examplesIn, samplesFor } from '../contract/examples.mjs';
import { commandsIn, shell } from '../contract/readme.mjs';

export const title = 'Java';
/** Amounts are BigDecimal. */
export const isExact = true;

const JARS = ['', '-sources', '-javadoc'].map((kind) => `target/countinghouse-*[0-9]${kind}.jar`).join(' ');
const RELEASE = 'mvn -q -B -P release package';

/** Installs the library and its dependencies as the README says. Returns how to run it from an empty folder. */
export async function install(folder, run) {
  const installProgram = path.join(root, 'tools/clients/install-program.sh');
  await run([installProgram, 'mvn -version && javac -version', 'maven', 'default-jdk-headless'], folder);
  const library = path.join(folder, 'clients/java');
  const isOurs = (file) => !file.startsWith(path.join(root, 'clients/java/target'));
  await cp(path.join(root, 'clients/java'), library, { recursive: true, filter: isOurs });
  const { setUp, quickStart } = commandsIn('clients/java/README.md');
  const dependencies = quickStart.split('\n').find((line) => line.includes('dependency:copy-dependencies'));
  await withMaven(library, () => run(shell(`${setUp}${dependencies}`), folder));
  await writeFile(path.join(folder, 'Samples.java'), classOf('Samples', samplesFor('Java').map(methodOf)));
  // Beside its dependencies, as the snippets of the panel expect it.
  const jars = 'clients/java/target/libs/*.jar clients/java/target/countinghouse-*[0-9].jar';
  await run(shell(`mkdir libs; cp ${jars} libs`), folder);
  const classes = ['-cp', `${library}/target/*:${folder}/libs/*`];
  const tests = ['Driver', 'Wire', 'LibraryTest'].map((name) => path.join(library, `contract/${name}.java`));
  await run(['javac', '-d', `${folder}/tests`, ...classes, ...tests], folder);
  await cp(path.join(library, 'examples'), folder, { recursive: true });
  await writeProgram(library, path.join(folder, 'program'));
  const java = ['java', '-cp', `${classes[1]}:${folder}/tests`];
  return {
    program: java,
    drivers: [{ name: 'java.net.http', command: [...java, 'Driver'] }],
    checks: checksOf({ folder, library, java, classes, quickStart }),
    examples: {
      readme: 'clients/java/README.md',
      fence: 'java',
      files: (blocks) => ({ 'Examples.java': program(blocks) }),
      command: [...java, 'Examples.java'],
    },
  };
}

/**
 * Lets Maven install into a repository of its own, which links to what the user's one has.
 *
 * Offline mode is enough after the first download, and much faster.
 */
async function withMaven(library, install) {
  const repository = path.join(library, 'repository');
  const settings = async (...flags) => {
    await mkdir(path.join(library, '.mvn'), { recursive: true });
    await writeFile(path.join(library, '.mvn/maven.config'), ['-q', '-B', ...flags, ''].join('\n'));
  };
  const linked = async () => {
    const known = path.join(os.homedir(), '.m2/repository');
    await mkdir(known, { recursive: true });
    await outputOf(['cp', '-rs', `${known}/.`, repository], library);
    // What was once installed there would be written through the link.
    await rm(path.join(repository, 'com/countinghouse'), { recursive: true, force: true });
    await settings('-o', `-Dmaven.repo.local=${repository}`);
    await install();
  };
  try {
    await linked();
  } catch {
    await rm(repository, { recursive: true, force: true });
    await settings('-Dmaven.install.skip=true');
    await install();
    await linked();
  }
}

/** Writes a program that depends on the library as the README says, and is built with the same plugins. */
async function writeProgram(library, folder) {
  const sources = path.join(folder, 'src/main/java');
  await cp(path.join(library, 'examples'), sources, { recursive: true });
  await cp(path.join(library, '.mvn'), path.join(folder, '.mvn'), { recursive: true });
  const pom = await readFile(path.join(library, 'pom.xml'), 'utf8');
  const plugins = ['compiler', 'resources'].map((name) => {
    const artifact = `<artifactId>maven-${name}-plugin</artifactId>`;
    const [version] = new RegExp(`(?<=${artifact}\\s*)<version>.+?</version>`).exec(pom);
    return `<plugin>${artifact}${version}</plugin>`;
  });
  const [dependency] = examplesIn('clients/java/README.md', 'xml');
  const lines = [
    '<project><modelVersion>4.0.0</modelVersion>',
    '<groupId>books</groupId><artifactId>books</artifactId><version>1</version>',
    `<properties>${/<maven.compiler.release>.+/.exec(pom)[0]}`,
    '<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>',
    `<dependencies>${dependency}</dependencies>`,
    `<build><plugins>${plugins.join('')}</plugins></build></project>`,
  ];
  await writeFile(path.join(folder, 'pom.xml'), lines.join('\n'));
}

/** What is checked beside the scenarios. Packaging already fails on warnings of the compiler and the documentation. */
function checksOf({ folder, library, java, classes, quickStart }) {
  return [
    {
      name: 'examples/Quickstart.java as the README says',
      command: shell(quickStart.split('\n').at(-2)),
    },
    { name: 'examples/Webhook.java', command: [...java, 'Webhook.java'] },
    { name: 'what is Java’s own', command: [...java, 'LibraryTest'] },
    { name: 'a program of Maven can depend on it', command: ['mvn', '-f', 'program', 'compile'] },
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
      // Without the settings of withMaven it finds what was never needed before.
      command: shell(`cd '${library}'; ${RELEASE} || (rm .mvn/maven.config && ${RELEASE}); ls ${JARS}`),
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
