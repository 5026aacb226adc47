import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SignInPage } from './sign-in-page';

/** The sign-in page for those who have just signed out: the panel is loaded, and is to forget what it has shown. */
export function SignInRoute() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const enter = (path: string): void => {
    queryClient.clear();
    router.history.push(path);
  };
  return <SignInPage onSignedIn={enter} />;
}
