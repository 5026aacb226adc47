import { Notifications } from '@mantine/notifications';

/** The notification area. */
export default function Toaster() {
  return <Notifications position="top-right" limit={4} />;
}
