export { McpModule } from './mcp.module.js';
export { MCP_PATH, McpService } from './mcp.service.js';
