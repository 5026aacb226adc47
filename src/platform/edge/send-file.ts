import type { Request, Response } from 'express';
import { fileHeaders, fileTag, type FileAnswer } from '../contract/file-answer.js';
import { isKnown } from '../contract/version-tag.js';

/** A caller who has the file already gets 304, and of HEAD Node sends no content. */
export function sendFile(file: FileAnswer, request: Request, response: Response): Response {
  for (const [name, value] of Object.entries(fileHeaders(file))) response.setHeader(name, value);
  if (!isKnown(request.headers['if-none-match'], fileTag(file))) return response.end(file.content);
  for (const name of ['Content-Type', 'Content-Disposition', 'Content-Length']) response.removeHeader(name);
  response.statusCode = 304;
  return response.end();
}
