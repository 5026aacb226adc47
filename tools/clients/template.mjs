/**
 * Templates: files in their target language, with four marks.
 *
 * `{{name}}` is a value, `{{.}}` the current one. `{{#name}} … {{/name}}` repeats for each entry of a list, and appears
 * once for any other true value. `{{^name}} … {{/name}}` appears if the value is false or empty. If an opening or
 * closing mark is alone in its line, the line is removed. Names are looked up in the entry first, then in the
 * surrounding values.
 */
import { readFileSync } from 'node:fs';

const ALONE = /^[ \t]*(\{\{[#^/][\w.]+\}\})[ \t]*\n/gm;

/** Fills a template file with values. Raises an Error for a name without a value, and for unbalanced marks. */
export function fill(url, values) {
  const text = readFileSync(url, 'utf8').replaceAll(ALONE, '$1');
  const parts = text.split(/\{\{([#^/]?[\w.]+)\}\}/);
  const { nodes } = parse(parts, 0);
  try {
    return render(nodes, [values]);
  } catch (error) {
    throw new Error(`${url.pathname}: ${error.message}`, { cause: error });
  }
}

/** Texts have even positions, marks odd ones. */
function parse(parts, from, opened) {
  const nodes = [];
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at];
    if (at % 2 === 0) nodes.push({ text: part });
    else if (part === `/${opened}`) return { nodes, at };
    else if (/^[#^]/.test(part)) {
      const inner = parse(parts, at + 1, part.slice(1));
      nodes.push({ section: part.slice(1), isInverted: part[0] === '^', nodes: inner.nodes });
      at = inner.at;
    } else if (part[0] === '/') throw new Error(`{{${part}}} closes nothing.`);
    else nodes.push({ value: part });
  }
  if (opened !== undefined) throw new Error(`{{#${opened}}} is not closed.`);
  return { nodes, at: parts.length };
}

function render(nodes, scopes) {
  return nodes
    .map((node) => {
      if (node.text !== undefined) return node.text;
      if (node.section !== undefined) return section(node, scopes);
      const value = lookUp(node.value, scopes);
      if (value === undefined || value === null) throw new Error(`{{${node.value}}} has no value.`);
      return String(value);
    })
    .join('');
}

function section({ section: name, isInverted, nodes }, scopes) {
  const value = lookUp(name, scopes);
  const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
  if (isInverted) return isEmpty ? render(nodes, scopes) : '';
  if (isEmpty) return '';
  return [value]
    .flat()
    .map((entry) => render(nodes, [entry, ...scopes]))
    .join('');
}

function lookUp(name, scopes) {
  if (name === '.') return scopes[0];
  const scope = scopes.find((candidate) => Object.hasOwn(Object(candidate), name));
  return scope?.[name];
}
