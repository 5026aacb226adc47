import { Module } from '@nestjs/common';
import { Calls } from './calls.js';
import { Confirmations } from './confirmations.js';
import { FindService } from './find.service.js';
import { McpService } from './mcp.service.js';
import { ReadingService } from './reading.service.js';
import { ToolCalls } from './tool-calls.service.js';

@Module({
  providers: [Calls, Confirmations, FindService, McpService, ReadingService, ToolCalls],
})
export class McpModule {}
