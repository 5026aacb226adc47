import { Notifications } from '@mantine/notifications';
import classes from './toaster.module.css';

/** The notification area: in the corner where no page has buttons. Those of forms end on the right, those of pages stand above. */
export default function Toaster() {
  return <Notifications position="bottom-left" limit={4} classNames={{ root: classes.area }} />;
}
