/** Names of parameters that are about a player's person, without what stands between their words. */
const personNames = new Set(
  `accountid accountnumber address age bankaccount birth birthdate birthday birthyear cardnumber celular ciudad city customer customerid customername
  dateofbirth deviceid direccion dni dob document documento edad email emailaddress emailhash fechanacimiento firstname fullname gaid gender iban idfa ip
  ipaddress lastname lat latitude login lon longitude mail memberid mobile msisdn name nationalid nick nickname nombre passport phone phonenumber player
  playerid playername postcode rut run sex sexo street surname tel telefono telephone ua useragent user userid userip username usuario zip zipcode`.split(
    /\s+/,
  ),
);

/** True for the name of a parameter that says who a player is, or whose last part does: `player_email`, `userIP`, `sub.phone`. */
export function isPersonField(name: string): boolean {
  return [name, name.slice(name.lastIndexOf('.') + 1)].some((part) => {
    const plain = part.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return personNames.has(plain) || personNames.has(plain.replace(/^(player|user|customer|client|member|jugador|cliente)/, ''));
  });
}
