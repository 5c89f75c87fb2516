/** Both panels in one piece, loaded when their place comes near. */
import '../../styles/scaling.css';

export { GainPanel } from './GainPanel';
export { ScalingPanel } from './ScalingPanel';
