import { SAMPLE_KEY } from './shown-document.js';
import type { React, SwaggerUi } from './swagger-ui.js';
import { window } from './window.js';

interface Sample {
  readonly label: string;
  readonly source: string;
}

interface OperationProperties extends Pick<SwaggerUi, 'specSelectors'> {
  readonly path: string;
  readonly method: string;
}

interface TabKey {
  readonly key: string;
  readonly currentTarget: { readonly children: readonly ({ readonly focus: () => void } | undefined)[] };
}

/**
 * Shows the samples of an operation (`x-codeSamples`) in tabs above its responses, with the key that the reader has
 * entered. The chosen language applies to every operation that is opened later.
 */
export function samplesPlugin({ React }: Pick<SwaggerUi, 'React'>): object {
  const make = React.createElement;

  const Tabs = tabsOf(React);

  function withSamples(original: unknown, { authSelectors }: SwaggerUi) {
    return (properties: OperationProperties): unknown => {
      const { specSelectors, path, method } = properties;
      const found = specSelectors.specJson().getIn(['paths', path, method, 'x-codeSamples']);
      const element = make(original, properties);
      if (found === undefined) return element;
      const key = authSelectors.authorized().getIn(['bearer', 'value']);
      const samples = (found.toJS() as Sample[]).map(({ label, source }) => {
        return { label, source: typeof key === 'string' ? source.replaceAll(SAMPLE_KEY, key) : source };
      });
      return make(React.Fragment, null, make(Tabs, { samples, name: `${method} ${path}` }), element);
    };
  }

  return { wrapComponents: { responses: withSamples } };
}

/** A button that copies a text. Browsers offer the clipboard only where the page is secure. */
function copyButtonOf(React: React): (properties: { text: string }) => unknown {
  const make = React.createElement;
  return function CopyButton({ text }: { text: string }): unknown {
    const [isDone, setDone] = React.useState(false);
    const { clipboard } = window.navigator;
    if (clipboard === undefined) return null;
    const onClick = (): void => void clipboard.writeText(text).then(() => setDone(true));
    const properties = { type: 'button', className: 'copy', onClick };
    return make('button', properties, isDone ? 'Copied' : 'Copy');
  };
}

interface TabsProperties {
  readonly samples: readonly Sample[];
  readonly name: string;
}

function tabsOf(React: React): (properties: TabsProperties) => unknown {
  const make = React.createElement;
  const CopyButton = copyButtonOf(React);
  let chosen = '';
  return function Tabs({ samples, name }) {
    const start = samples.findIndex(({ label }) => label === chosen);
    const [at, setAt] = React.useState(Math.max(start, 0));
    const choose = (index: number): void => {
      chosen = samples[index]?.label ?? '';
      setAt(index);
    };
    const onKeyDown = ({ key, currentTarget }: TabKey): void => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      const next = (at + step + samples.length) % samples.length;
      choose(next);
      currentTarget.children[next]?.focus();
    };
    const tabs = samples.map(({ label }, index) => {
      const isHere = index === at;
      const state = { role: 'tab', type: 'button', 'aria-selected': isHere, tabIndex: isHere ? 0 : -1 };
      return make('button', { ...state, key: label, onClick: () => choose(index) }, label);
    });
    const source = samples[at]?.source ?? '';
    const list = { className: 'tabs', role: 'tablist', 'aria-label': 'Language', onKeyDown };
    const panel = { className: 'code-sample', role: 'tabpanel', tabIndex: 0, 'aria-label': name };
    const head = make(
      'div',
      { className: 'opblock-section-header' },
      make('h4', null, 'Code'),
      make('div', list, ...tabs),
      make(CopyButton, { key: `${at} ${source}`, text: source }),
    );
    return make('div', { className: 'code-samples' }, head, make('pre', panel, make('code', null, source)));
  };
}
