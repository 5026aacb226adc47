import { Notifications } from '@mantine/notifications';

/** Where notifications appear. */
export default function Toaster() {
  return <Notifications position="top-right" limit={4} />;
}
