import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { dark, gray, pine, red } from './colors';
import controls from './controls.module.css';

const sans = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const mono = "ui-monospace, 'SF Mono', 'Cascadia Code', 'Liberation Mono', Menlo, monospace";

/** Inputs show focus with a ring, like buttons, not only with a border of another colour. */
const input = { classNames: { input: controls.input } };

/** The look of the panel. Sizes and colours of components belong here, not in pages. */
export const theme = createTheme({
  colors: { pine, red, gray, dark },
  primaryColor: 'pine',
  primaryShade: 7,
  black: gray[9],
  fontFamily: sans,
  fontFamilyMonospace: mono,
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusClassName: controls.focus,
  components: {
    Input: { ...input, defaultProps: { size: 'sm' } },
    // Hints are below, so that fields in one row align.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: { label: controls.label },
    },
    Button: { classNames: { root: controls.button, loader: controls.loader } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Modal: {
      defaultProps: { centered: true, padding: 'lg', radius: 'lg' },
      classNames: { title: controls.title },
    },
    // Enter picks the first match in every searchable list.
    Select: { defaultProps: { selectFirstOptionOnChange: true } },
    Checkbox: { classNames: { input: controls.tick } },
    Radio: { classNames: { radio: controls.tick } },
    SegmentedControl: {
      defaultProps: { withItemsBorders: false },
      classNames: { control: controls.segment, label: controls.segmentLabel },
    },
    Drawer: { defaultProps: { padding: 'md' } },
    Notification: { defaultProps: { withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});

/** Replaces Mantine colours with too little contrast: each of these has 4.5:1 on the panel's backgrounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--panel-test': '#b45309' },
  light: {
    '--mantine-color-error': red[8],
    '--mantine-color-red-light-color': red[8],
    '--mantine-color-red-light': red[0],
    '--mantine-color-yellow-light': '#fdf6e0',
    '--mantine-color-yellow-light-color': '#7a5a00',
    '--mantine-color-placeholder': gray[5],
    '--mantine-color-default-border': gray[3],
    '--panel-ground': gray[0],
    '--panel-line': gray[2],
    '--panel-hover': gray[1],
    '--panel-chosen': pine[1],
    '--panel-focus': pine[6],
  },
  dark: {
    '--mantine-color-error': red[4],
    '--mantine-color-red-light-color': red[3],
    // Mantine's own is as loud as an error.
    '--mantine-color-yellow-light': 'color-mix(in srgb, #e8c15a 12%, transparent)',
    '--mantine-color-yellow-light-color': '#e8c15a',
    '--mantine-color-default-border': dark[4],
    '--panel-ground': dark[8],
    '--panel-line': dark[5],
    '--panel-hover': dark[6],
    '--panel-chosen': 'color-mix(in srgb, var(--mantine-color-pine-5) 22%, transparent)',
    '--panel-focus': pine[4],
  },
});
