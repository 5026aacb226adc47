import { useEffect, useState } from 'react';

/**
 * Whether a component was drawn once. What is mounted open has not seen where the focus was before: it opens a moment
 * later, so that it can give the focus back.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
