import type { MantineColorsTuple } from '@mantine/core';

/** The primary colour, the green of ledger covers. Shade 7 carries white text at 5.2:1. */
export const pine: MantineColorsTuple = [
  '#eef8f4',
  '#d8efe6',
  '#b0dfcc',
  '#84cdb4',
  '#54b394',
  '#34977a',
  '#278a6c',
  '#1d7a60',
  '#196a54',
  '#114f3f',
];

/** For irreversible actions and errors. Shade 7 carries white text at 5.2:1. */
export const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fadedc',
  '#f5bfbc',
  '#f2a09b',
  '#f2857f',
  '#e4645d',
  '#d84b44',
  '#c8352f',
  '#b42a25',
  '#8f1f1b',
];

/** Greys with a little green. Shade 6 is the lightest that text may have on white. */
export const gray: MantineColorsTuple = [
  '#f5f7f7',
  '#eef1f1',
  '#e3e7e8',
  '#d4dadc',
  '#b8c1c5',
  '#8a979d',
  '#5f6c73',
  '#48545a',
  '#313b40',
  '#1a2226',
];

/** The dark theme from text (0) to the darkest background (9). */
export const dark: MantineColorsTuple = [
  '#d9dfe1',
  '#b7c0c4',
  '#96a1a7',
  '#6d797f',
  '#394247',
  '#2a3236',
  '#1c2124',
  '#15191b',
  '#101415',
  '#0b0e0f',
];
