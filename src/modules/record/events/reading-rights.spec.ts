import { eventTypes, scopes } from '../../resources.js';
import { isEventReadable } from './events.mapper.js';

describe('who reads events', () => {
  it('may read all of each kind, if it has all rights', () => {
    const everybody = { scopes: new Set<string>(scopes), manages: true };
    const hidden = Object.keys(eventTypes).filter((type) => !isEventReadable(type, everybody));
    expect(hidden).toEqual([]);
  });
});
