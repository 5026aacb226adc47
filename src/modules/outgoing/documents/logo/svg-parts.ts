/**
 * What a drawing may be made of: shapes, groups and gradients. Whatever refers to something outside, runs, animates,
 * or multiplies what is drawn is not among them.
 */
export const drawingElements: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
]);

/** Elements that say something about a drawing and draw nothing: they are left out with all that is in them. */
export const remarkElements: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Attributes that may stand in `style` as well. */
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset stroke-opacity opacity stop-color stop-opacity color clip-path clip-rule ' +
  'display visibility';

const GEOMETRY =
  'x y width height rx ry cx cy r x1 y1 x2 y2 fx fy fr d points transform viewBox preserveAspectRatio id offset ' +
  'gradientUnits gradientTransform spreadMethod clipPathUnits';

export const paintAttributes: ReadonlySet<string> = new Set(PAINT.split(' '));

export const drawingAttributes: ReadonlySet<string> = new Set([...PAINT.split(' '), ...GEOMETRY.split(' ')]);
