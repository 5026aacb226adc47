import { Controller, Get, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { none } from '../../src/platform/contract/answers.js';
import { Operation, type OperationDeclaration } from '../../src/platform/contract/operation.js';
import { scope } from '../../src/platform/contract/resource.js';
import { OperationCatalog } from '../../src/platform/edge/operation-catalog.js';

const spec: OperationDeclaration<void> = {
  id: 'things.list',
  summary: 'List things',
  description: 'All of them.',
  access: scope('things:read'),
  answer: none('Nothing.'),
};

@Controller('declared')
class DeclaredController {
  @Get()
  @Operation(spec)
  list(): void {
    // Returns nothing.
  }
}

@Controller('undeclared')
class UndeclaredController {
  @Get()
  list(): void {
    // Does not declare who may call it.
  }
}

@Controller('repeated')
class RepeatedController {
  @Get()
  @Operation(spec)
  list(): void {
    // Has the id of another operation.
  }
}

@Controller('open')
class OpenController {
  @Get()
  @Operation({ ...spec, id: 'things.open', access: 'public' })
  list(): void {
    // Declares itself public.
  }
}

@Controller('untyped')
class UntypedController {
  @Get()
  @Operation({ ...spec, id: 'things.untyped', answer: { status: 200, description: 'A thing.' } })
  read(): object {
    return { of: 'no declared type' };
  }
}

class Thing {
  readonly name = 'a thing';
}

@Controller('contradictory')
class ContradictoryController {
  @Get()
  @Operation({ ...spec, answer: { status: 204, description: 'A thing.', type: Thing } })
  read(): Thing {
    return new Thing();
  }
}

@Module({})
class WiringModule {}

async function catalogOf(...controllers: Type[]): Promise<OperationCatalog> {
  const imports = [DiscoveryModule];
  const wiring = { module: WiringModule, imports, controllers, providers: [OperationCatalog] };
  const app = await NestFactory.createApplicationContext(wiring, { logger: false });
  return app.get(OperationCatalog);
}

describe('the catalog of operations', () => {
  it('knows the route of each operation', async () => {
    const catalog = await catalogOf(DeclaredController);
    expect(catalog.all()).toEqual([{ ...spec, beyond: true, method: 'get', path: '/declared' }]);
  });

  it.each([
    [
      'a route that declares nothing',
      UndeclaredController,
      /UndeclaredController.list is a route without @Operation/,
    ],
    ['two routes with one id', RepeatedController, /Two routes declare the operation things.list/],
    [
      'a public route that is not listed as such',
      OpenController,
      /things.open and the list of public operations/,
    ],
    [
      'an answer without a type that is not empty by its status',
      UntypedController,
      /UntypedController.read declares status 200 without answer.type/,
    ],
    [
      'content of a status that has none',
      ContradictoryController,
      /ContradictoryController.read declares content for status 204/,
    ],
  ])('stops the boot for %s', async (_what, controller, sentence) => {
    const catalog = await catalogOf(DeclaredController, controller);
    expect(() => catalog.all()).toThrow(sentence);
  });
});
