export { correctionPaths } from './domain/correction.js';
