import { counted } from '../format/number';
import { useStore } from './storeContext';

/** While files are held over the window. */
export function DropTarget() {
  const held = useStore().dragged.value;
  if (held === null) return null;
  return (
    <div class="drop-target" role="status">
      <div class="drop-text">
        <p class="drop-title">
          Drop {held > 0 ? counted(held, 'file') : 'files'} to read {held === 1 ? 'it' : 'them'} here
        </p>
        <p>Tables of own results (CSV) and saved states of this page. They stay in this browser.</p>
      </div>
    </div>
  );
}
