import { Notifications } from '@mantine/notifications';
import classes from './toaster.module.css';

/** The notification area, over the navigation, where no page has content. */
export default function Toaster() {
  return <Notifications position="bottom-left" limit={4} classNames={{ root: classes.area }} />;
}
