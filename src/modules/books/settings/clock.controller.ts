import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { found, Operation, updated, Who, type Principal } from '../../../platform/index.js';
import { ClockService } from './clock.service.js';
import { ClockDto, MoveClockDto, MovedClockDto } from './dto/clock.dto.js';
import { toClockDto, toMovedClockDto } from './settings.mapper.js';

@Controller('organization/clock')
@ApiTags('Organization')
export class ClockController {
  constructor(private readonly clocks: ClockService) {}

  @Get()
  @Operation({
    id: 'organization.get_clock',
    summary: 'Get the clock of the books',
    description: 'Live books go by real time. The clock of test books can be moved forward.',
    access: 'signed-in',
    answer: found(ClockDto, 'The time of the books.'),
  })
  async get(@Who() who: Principal): Promise<ClockDto> {
    return toClockDto(await this.clocks.get(who));
  }

  @Put()
  @Operation({
    id: 'organization.move_clock',
    summary: 'Move the clock of test books',
    description:
      'Moves it forward, and does on the way what falls due, each at its time: reminders, overdue invoices, messages ' +
      'that wait, retries of webhooks. All of it is done before the answer, at most 10,000 jobs; if there are more, ' +
      'nothing is done and the clock stays. Sessions, API keys and invitations go by real time. The clock goes back ' +
      'to real time when the books are emptied.',
    access: 'manager',
    heavy: true,
    answer: updated(MovedClockDto, { description: 'The time of the books, and what was done.' }),
    fails: ['test_mode_only'],
  })
  async move(@Body() body: MoveClockDto, @Who() who: Principal): Promise<MovedClockDto> {
    return toMovedClockDto(await this.clocks.move(who, body.now));
  }
}
