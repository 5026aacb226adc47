import { mergedFigures } from './shared-figures.js';

const head = (name: string): string => `# HELP ${name} Something.\n# TYPE ${name} counter`;

describe('the merged metrics of several workers', () => {
  it('have each header once, with the series of all workers below it', () => {
    const [a, b] = [head('a'), head('b')];
    const first = `${a}\na{worker="1"} 1\na{worker="1",x="y"} 2\n\n${b}\nb{worker="1"} Nan\n`;
    const second = `${b}\nb{worker="2"} 4\n\n${a}\na{worker="2"} 3\n`;
    expect(mergedFigures([first, second])).toBe(
      `${a}\na{worker="1"} 1\na{worker="1",x="y"} 2\na{worker="2"} 3\n\n${b}\nb{worker="1"} Nan\nb{worker="2"} 4\n`,
    );
  });
});
