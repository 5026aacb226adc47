import { Module } from '@nestjs/common';
import { Calls } from './calls.js';
import { Confirmations } from './confirmations.js';
import { FindService } from './find.service.js';
import { McpService } from './mcp.service.js';
import { ToolCalls } from './tool-calls.service.js';

@Module({
  providers: [Calls, Confirmations, FindService, McpService, ToolCalls],
})
export class McpModule {}
