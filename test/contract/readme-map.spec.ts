import { readdirSync, readFileSync } from 'node:fs';

const README = readFileSync('README.md', 'utf8');

function foldersIn(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The map of the README: the line of each house names its slices, in the order of the alphabet. */
function slicesOnTheMap(house: string): string[] {
  const line = new RegExp(`^  ${house}/ +(.*)$`, 'm').exec(README)?.[1];
  return line?.split(' ') ?? [];
}

describe('the README', () => {
  it('is read in one go: 200 lines at most', () => {
    expect(README.split('\n').length).toBeLessThanOrEqual(201);
  });

  it('has a map with every house and every slice', () => {
    const houses = foldersIn('src/modules');
    expect(houses).toHaveLength(7);
    const tree = houses.map((house) => [house, foldersIn(`src/modules/${house}`).sort()]);
    expect(houses.map((house) => [house, slicesOnTheMap(house)])).toEqual(tree);
  });
});
