import ts from 'typescript';
import { packageOf } from './imports.js';
import { floorOf } from './places.js';
import { importRule, nodeRule, type Rule } from './rule.js';
import { isSpec } from './source-file-view.js';

/** Folders of a package that it does not document. */
const INSIDE = /\/(?:dist|lib|cjs|esm|build|src|internal)(?:\/|$)/;
/** What looks like an inner part, and is one that the package exports by this name and documents. */
const DOCUMENTED = new Set(['nodemailer/lib/smtp-connection']);
/** Members that a library marks as private by a leading underscore. */
const MARKED = /^_[a-z]/;
/** The tables that graphile-worker calls private. */
const PRIVATE_TABLE = /\b_private_/;
const FIX = 'use what the package documents, or give the reach an engine of its own in src/engines';

/** Only src/engines uses the private parts of a library. */
export const privateParts: Rule = (files) => [...deepImports(files), ...markedMembers(files)];

const deepImports = importRule(isHeld, (imported) => {
  const { specifier } = imported;
  if (packageOf(imported) === undefined || !INSIDE.test(specifier) || DOCUMENTED.has(specifier))
    return undefined;
  return { wrong: `${specifier} is inside a package`, fix: FIX };
});

const markedMembers = nodeRule(isHeld, (node) => {
  if (isMember(node) && MARKED.test(node.name.getText()))
    return { wrong: `${node.name.getText()} is a private member`, fix: FIX };
  if (isText(node) && PRIVATE_TABLE.test(node.text))
    return { wrong: 'a private table of the job queue is named', fix: FIX };
  return undefined;
});

function isHeld(path: string): boolean {
  const floor = floorOf(path);
  return ['app', 'modules', 'platform', 'kernel', 'schema'].includes(floor ?? '') && !isSpec(path);
}

function isMember(node: ts.Node): node is ts.PropertyAccessExpression | ts.PropertySignature {
  return ts.isPropertyAccessExpression(node) || ts.isPropertySignature(node);
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
}
