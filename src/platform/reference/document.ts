import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { completeSchemas } from './complete-schemas.js';
import { describeOperations } from './describe-operations.js';
import { markDecimals } from './mark-decimals.js';
import { OperationCatalog } from '../edge/operation-catalog.js';
import { ProblemDto } from './problem.dto.js';
import { renderOpenPoints } from './render-open-points.js';
import { shareParts } from './share-parts.js';
import { openPoints } from './open-points.js';
import type { Tag } from '../contract/resource.js';
import { describeWebhooks } from './describe-webhooks.js';
import { describeTags } from './describe-tags.js';

const DESCRIPTION = `Invoices, customers and products over HTTP and JSON.

Every request carries \`Authorization: Bearer <API key or login token>\`; a key is made under Settings > API.
\`/api\`, \`/v1\` and \`/api/v1\` are the same API. Amounts, prices, quantities and rates are JSON numbers with at
most 15 significant digits; \`tax_rate\` is a percentage. Errors are problem documents (RFC 9457).`;

const BEARER = 'An API key or a login token.';

/**
 * Builds the published OpenAPI 3.1 document of a booted application.
 *
 * It comes from the controllers and DTOs, is completed from the operation catalog, and is marked with every open point
 * of the specification. It is the same for every installation, so that it can be committed. Takes the groups of
 * operations in their order.
 */
export function buildDocument(app: INestApplication, tags: readonly Tag[]): OpenAPIObject {
  const catalog = app.get(OperationCatalog).all();
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Countinghouse')
    .setVersion('1.0.0')
    .setDescription(DESCRIPTION)
    .addServer('/api', 'The paths of the endpoint list')
    .addServer('/v1', 'The path of the quick start')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'opaque', description: BEARER }, 'bearer');
  const types = catalog
    .flatMap((entry) => [entry.body?.type, entry.answer.type])
    .filter((type) => type !== undefined);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ProblemDto, ...types],
    autoTagControllers: false,
  });
  renameSchemas(document);
  describeOperations(document, catalog);
  completeSchemas(document);
  describeWebhooks(document);
  describeTags(document, tags);
  markDecimals(document);
  renderOpenPoints(document, openPoints);
  shareParts(document);
  return document;
}

/** Removes the suffix Dto from every schema and reference, and sorts the schemas by name. */
function renameSchemas(document: OpenAPIObject): void {
  const text = JSON.stringify(document).replaceAll(/(#\/components\/schemas\/\w+?)Dto"/g, '$1"');
  Object.assign(document, JSON.parse(text) as OpenAPIObject);
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    return [name.replace(/Dto$/, ''), schema] as const;
  });
  document.components = {
    ...document.components,
    schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
