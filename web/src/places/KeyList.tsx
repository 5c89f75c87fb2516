import { kKeys } from './keys';
import { lettersOn } from './useKeys';

export function KeyList() {
  return (
    <div class="keys">
      <dl>
        {kKeys.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={lettersOn.value}
          onChange={(event) => (lettersOn.value = event.currentTarget.checked)}
        />
        Keys of a single sign (/ and ?)
      </label>
    </div>
  );
}
