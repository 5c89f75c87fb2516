import type { Facets, Filter } from '../../engine/contract';
import { AnyOf } from '../../widgets/Choices';
import { Menu } from '../../widgets/Menu';
import { kDefaultView } from '../../state/view';

interface AcceleratorMenuProps {
  value: string;
  facets: Facets;
  filter: Filter;
  onFilter(filter: Partial<Filter>): void;
}

/** Vendors, and the accelerators of the ticked ones. */
export function AcceleratorMenu({ value, facets, filter, onFilter }: AcceleratorMenuProps) {
  const { vendors, accelerators } = filter;
  const offered = facets.accelerators.filter(({ vendor }) => vendors.length === 0 || vendors.includes(vendor));
  const changed = accelerators.length > 0 || vendors.join() !== kDefaultView.filter.vendors.join();
  const changeVendors = (next: string[]) => {
    const stay = facets.accelerators
      .filter(({ vendor }) => next.length === 0 || next.includes(vendor))
      .map((facet) => facet.value);
    onFilter({ vendors: next, accelerators: accelerators.filter((name) => stay.includes(name)) });
  };
  return (
    <Menu label="Accelerators" value={value} changed={changed}>
      <AnyOf
        legend="Vendors; none ticked means all"
        options={facets.vendors.map(({ value: name, count }) => ({ value: name, label: name, count }))}
        values={vendors}
        onChange={changeVendors}
      />
      <AnyOf
        legend="Accelerators; none ticked means all"
        options={offered.map(({ value: name, count }) => ({ value: name, label: name, count }))}
        values={accelerators}
        onChange={(next) => onFilter({ accelerators: next })}
      />
    </Menu>
  );
}
