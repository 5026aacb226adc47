import { useEffect, useState } from 'react';

/**
 * Returns whether the component has rendered before. A dialog that is mounted open does not know which element had the
 * focus. It therefore opens one render later, so that it can return the focus.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
