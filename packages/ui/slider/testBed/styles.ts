import '@lupa/ui/styles/global.css';
import './testPage.css';

// Exported, or it would be dropped as unused.
export { default as slider } from '../Slider.module.css';
