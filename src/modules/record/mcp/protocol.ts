import type { IncomingMessage } from 'node:http';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  type AuthInfo,
  type McpRequestContext,
} from '@modelcontextprotocol/server';
import type { CallersPage } from '../../../platform/index.js';
import type { Toolbox } from './published.js';
import type { Sender } from './asker.js';
import { serverFor, type ToolServices } from './server-for.js';

/** As large as the body of an operation may be, and room for what is said around it. */
const MESSAGE_BYTES_MAX = 2 * 1024 * 1024;

/** What the protocol needs of the service around it. */
interface Surroundings extends ToolServices {
  readonly toolbox: Toolbox;
  /** The address that the service is known under; undefined if it was not told. */
  readonly publicUrl: string | undefined;
  /** Told of messages that were refused, and of what failed. */
  readonly onRefused: (error: Error) => void;
  readonly onFailed: (error: Error) => void;
}

/** Speaks the Model Context Protocol: that of 2026, and of 2025 as the SDK answers it. There are no sessions. */
export function protocolPage(surroundings: Surroundings): CallersPage {
  const { toolbox, publicUrl, onRefused, onFailed } = surroundings;
  const isFromHere = pageCheck(publicUrl);
  const handler = createMcpHandler((context) => serverFor(senderOf(context), toolbox, surroundings), {
    onerror: onRefused,
    maxRequestBodySize: MESSAGE_BYTES_MAX,
    // Nothing changes while a program listens: events are read from the feed.
    maxSubscriptions: 0,
  });
  const answer = toNodeHandler(handler, { onerror: onFailed, maxRequestBodySize: MESSAGE_BYTES_MAX });
  return {
    answer: async (request, response, who) => {
      if (!isFromHere(request, response)) return;
      const auth: AuthInfo = { token: '', clientId: who.id ?? '', scopes: [], extra: { who, request } };
      await answer(Object.assign(request, { auth }), response);
    },
  };
}

type Check = (...[request, response]: Parameters<ReturnType<typeof originValidation>>) => boolean;

/**
 * Pages of other sites may not send messages, under whatever name they reach this machine. Programs that are no browser
 * name no origin.
 */
function pageCheck(publicUrl: string | undefined): Check {
  const own = publicUrl === undefined ? [] : [new URL(publicUrl).hostname];
  const names = [...localhostAllowedHostnames(), ...own];
  const [isKnownOrigin, isKnownHost] = [originValidation(names), hostHeaderValidation(names)];
  return (request: IncomingMessage, response) =>
    request.headers.origin === undefined ||
    (isKnownOrigin(request, response) && isKnownHost(request, response));
}

/** The SDK has compared the headers of a modern message with its body before. */
function senderOf({ authInfo, era, requestInfo }: McpRequestContext): Sender {
  const headers = era === 'modern' ? requestInfo?.headers : undefined;
  const calls = headers?.get('mcp-method') === 'tools/call' ? headers.get('mcp-name') : null;
  const sender = authInfo?.extra as unknown as Sender;
  return { ...sender, calls: calls ?? undefined };
}
