import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Clock } from '../contract/clock.js';
import { ClockWatch } from './clock-watch.js';
import { Notifications } from './notifications.js';
import type { Replica } from './replica/replica.js';
import { Snapshots } from './snapshots.js';
import { UnitOfWork } from './unit-of-work.js';
import { DatabaseMonitor } from './database-monitor.js';

interface Connected {
  readonly dataSource: DataSource;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly clocks: ClockWatch;
  readonly watch: DatabaseMonitor;
  readonly replica?: Replica | undefined;
}

/** Provides the unit of work to every slice. It does not export the data source. */
@Global()
@Module({})
export class DatabaseModule {
  /** Takes a connected data source, because the boot decides when to wait for the database. */
  static using({ dataSource, notifications, clock, clocks, watch, replica }: Connected): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: Clock, useValue: clock },
        { provide: Notifications, useValue: notifications },
        { provide: ClockWatch, useValue: clocks },
        { provide: DatabaseMonitor, useValue: watch },
        { provide: Snapshots, useFactory: () => new Snapshots(dataSource, clock, clocks) },
        { provide: UnitOfWork, useFactory: () => new UnitOfWork(dataSource, clock, clocks, replica) },
      ],
      exports: [Clock, ClockWatch, Notifications, Snapshots, UnitOfWork, DatabaseMonitor],
    };
  }
}
