import { Param, type PipeTransform } from '@nestjs/common';
import { fromTypeId, idPrefixes, type IdPrefix, type Uuid } from '../../kernel/ids/type-id.js';
import { notFound } from '../../kernel/problems/problem.js';

/** The `:id` of a path, as the UUID inside; one of another kind or shape is one that does not exist. */
export function ResourceId(prefix: IdPrefix): ParameterDecorator {
  return Param('id', new ResourceIdPipe(prefix));
}

class ResourceIdPipe implements PipeTransform<string, Uuid> {
  constructor(private readonly prefix: IdPrefix) {}

  transform(text: string): Uuid {
    const uuid = fromTypeId(this.prefix, text);
    if (uuid === undefined) throw notFound(idPrefixes[this.prefix]);
    return uuid;
  }
}
