/** Both panels in one piece, loaded when their place comes near. */
export { GainPanel } from './GainPanel';
export { ScalingPanel } from './ScalingPanel';
