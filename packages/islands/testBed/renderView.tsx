import { renderPage } from './renderPage.tsx';
import { View } from './View.tsx';

export const renderView = () => renderPage(<View />, '/boot.js');
