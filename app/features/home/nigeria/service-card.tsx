import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { Service } from './service-list.ts';

/** One kind of plan. The link's area is stretched over the whole card. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { id, title, description, icon, link, about, image } = service;
  return (
    <li className="service-card" data-pressable="">
      <div className={`service-card__picture service-card__picture--${id}`}>
        <img {...image} alt="" loading="lazy" />
      </div>
      <div className="service-card__words">
        <h3>
          {title} <Icon name={icon} size={32} />
        </h3>
        <p>{description}</p>
        <TextLink href={link}>
          Read More<span className="visually-hidden"> {about}</span>
        </TextLink>
      </div>
    </li>
  );
}
