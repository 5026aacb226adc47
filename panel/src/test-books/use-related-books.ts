import type { OwnOrganization } from '@countinghouse/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { keysOf } from '../api/query-keys';
import { useSession } from '../session/use-session';

/** The books that belong to those of the session. */
interface RelatedBooks {
  /** The organization whose sandbox this is; undefined if it is none, or if the user has no part in it. */
  readonly original: OwnOrganization | undefined;
  /** The sandboxes of this organization that the user may open. */
  readonly sandboxes: readonly OwnOrganization[];
}

/** Loads what belongs together of the user's organizations; undefined until it is known. */
export function useRelatedBooks(): RelatedBooks | undefined {
  const id = useSession()?.organization.id;
  const { data } = useQuery({
    queryKey: keysOf('organizations').all,
    queryFn: ({ signal }) => api.organizations.list({ signal }),
    throwOnError: false,
  });
  if (data === undefined) return undefined;
  const here = data.data.find((one) => one.id === id);
  return {
    original: data.data.find((one) => one.id === here?.sandbox_of),
    sandboxes: data.data.filter(({ sandbox_of }) => sandbox_of === id),
  };
}
