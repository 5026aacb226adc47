import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startI18n } from './i18n/i18n';

const place = document.getElementById('panel');
if (place === null) throw new Error('The page has no place for the panel.');

await startI18n();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
