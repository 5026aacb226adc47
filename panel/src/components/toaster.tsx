import { Notifications } from '@mantine/notifications';
import classes from './toaster.module.css';

/** The notification area, in the corner where no page has buttons: forms have theirs on the right, pages above. */
export default function Toaster() {
  return <Notifications position="bottom-left" limit={4} classNames={{ root: classes.area }} />;
}
